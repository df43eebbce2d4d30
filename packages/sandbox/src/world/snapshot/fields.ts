import * as z from 'zod/mini'

/** Schemas that several parts of a saved state share, and of those the control commands. */
export const whole = z.int()

/** A text per language; what has no text of its own is shown in English. */
export const localizedText = z.object({
  EN: z.string(),
  TY: z.exactOptional(z.string()),
  BN: z.exactOptional(z.string()),
})

export const rows = <Row extends z.ZodMiniType>(row: Row) => z.readonly(z.array(row))
