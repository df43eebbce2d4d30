/** Account verification, uploads, head icons, security center. Part of the texts inside pages. */
export const member = {
  'error.upload.badType': 'Only png/jpg images.',
  'error.upload.tooLarge': 'Image must not exceed 5 MB.',
  'error.upload.tooMany': 'No more than 3 images.',
  'error.upload.unreadable': 'This image could not be read. Please choose it again.',
  'error.verification.images.required': 'Please add the front and the back of your document.',
  'error.verification.pending': 'Your documents are with us already.',

  'toast.verification.sent': 'Your documents are on their way to review.',
} as const
