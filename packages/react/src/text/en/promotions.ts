/** Labels of promotions, applications and claims. Part of the texts inside pages. */
export const promotions = {
  'error.promo.transition.invalid': 'This promotion has moved on in the meantime.',
  'error.activity.comment.tooLong': 'A comment has at most 140 characters.',
  'error.activity.empty': 'Please write a comment or add a picture.',

  'toast.promo.applied': 'Your application has been sent.',
  'toast.promo.claimed': 'Claimed.',
  'toast.promo.claimedAmount': 'Claimed: {amount}',

  'promo.label.Join': 'Join',
  'promo.label.Claim': 'Claim',
  'promo.label.Applying': 'Applying',
  'promo.label.Close': 'Closed',
  'promo.label.Rejected': 'Rejected',
  'promo.label.Issued': 'Issued',
  'promo.label.Claimed': 'Claimed',
  'promo.label.Process': 'In process',
  'promo.label.Joined': 'Joined',
  'promo.label.Signed': 'Signed',
  'promo.label.coming soon': 'Coming soon',
  'promo.label.Subscribed': 'Subscribed',
  'promo.label.Permanent': 'Permanent',
  'promo.noEndDate': 'No end date',
  'promo.label.automatic': 'Automatic',
  'promo.label.deposit': 'With a deposit',

  'promo.period.until': 'Until {0}',

  'promo.automatic': 'Members take part automatically: there is nothing to apply for.',
  'promo.deposit': 'Deposit with this offer',

  'promo.status': 'Your status',
  'promo.status.failed': 'Your status could not be loaded.',
  'promo.status.rejected': 'Customer service can tell you why.',

  'promo.apply.title': 'Application',
  'promo.apply.unfinished': 'You have begun an application. It is not sent yet.',
  'promo.apply.continue': 'Continue',
  'promo.apply.comment': 'Comment',
  'promo.apply.image': 'Picture {0}',
  'promo.apply.rule': 'A comment, up to three pictures, or both. PNG or JPG, up to 5\u00a0MB each.',
  'promo.apply.lost': 'Your pictures could not be kept. Please choose them again.',
  'promo.apply.refused': 'Refused pictures are not sent.',
  'promo.apply.submit': 'Send application',
  'promo.apply.unknown':
    'No answer came, so your application may have arrived. Tap again: we look first, and it counts once.',
  'promo.apply.notSent': 'Your application was not sent. Nothing is lost: please try again.',
} as const
