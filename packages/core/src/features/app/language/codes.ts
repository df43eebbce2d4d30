/**
 * The codes that the accordion of languages lists (I18N-02, settlement 9). The source counts about 40 and names EN, TY
 * (texts in Filipino) and Bengali; the rest are ISO 639-1 codes of the languages that most players write.
 */
export const LANGUAGE_CODES: readonly string[] = Object.freeze(
  (
    'EN TY BN AR CS DA DE EL ES FA FI FR GU HE HI HU ID IT JA KK KM KO LO MR MS MY NE NL PL PT RO RU SI SV TA TH TR UR ' +
    'VI ZH'
  ).split(' '),
)
