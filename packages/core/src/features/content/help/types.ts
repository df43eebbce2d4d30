export interface HelpTopic {
  /** For addresses: the platform's key, else made from the title. Unique in the list. */
  readonly id: string
  readonly title: string
  /** HTML as sent; sanitise before showing. */
  readonly content: string
}
