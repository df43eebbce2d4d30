/**
 * Schemas for what platforms send, for the `input` and `output` of own endpoints: `wire.money`, `wire.list(row)`. They
 * read numbers that come as text, and other common deviations (DATA-01 to DATA-12), and give one clean type.
 */

export {
  optionalNumber,
  optionalText,
  wireInteger as integer,
  wireList as list,
  wireMaybe as maybe,
  wireMoney as money,
  wireNumber as number,
  wireOr as or,
  wireSwitch as flag,
  wireText as text,
} from './wire-schemas.ts'
