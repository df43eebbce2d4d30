/**
 * Marks the state of a history entry that exists only while something modal is open over a page, in browsers without the
 * Navigation API. The entry has the address of its page. A page that is entered from there takes the entry's place.
 */
export const MODAL_ENTRY = 'foyerModal'
