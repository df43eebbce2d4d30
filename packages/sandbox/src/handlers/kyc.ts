import { imageType } from '../engine/check-uploads.ts'
import { accountOwnerOf, type HandlerTable } from '../engine/handler.ts'
import { submitDocuments } from '../world/kyc.ts'
import { Refusal } from '../world/refusal.ts'

export const kycHandlers = {
  verificationState(context) {
    const { state, reason } = accountOwnerOf(context).identity
    return { state, reason }
  },

  /** PCALL-23, VERIFY-02 to VERIFY-04. Type, size and number of the images are checked before. */
  async verificationUpload(context) {
    const member = accountOwnerOf(context)
    const { input, changed } = context
    const images = await Promise.all(
      Object.entries(input)
        .filter((entry): entry is [string, Blob] => entry[1] instanceof Blob)
        .map(async ([field, file]) => ({ field, type: (await imageType(file)) ?? '', bytes: file.size })),
    )
    if (input.frontImage === undefined || input.backImage === undefined) {
      throw new Refusal('verification.images.required')
    }
    const next = submitDocuments(member.identity, images)
    if (next === undefined) throw new Refusal('verification.pending')
    member.identity = next
    changed()
    return { state: next.state }
  },
} satisfies Partial<HandlerTable>
