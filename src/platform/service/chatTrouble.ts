/** Why the chat with customer service did not open. */
export type ChatTrouble =
  /** The browser let no window open; the address is good. */
  | { readonly kind: 'blocked'; readonly address: string }
  /** `closed`: there is no chat; `foreign`: its address is at a host that the brand does not allow. */
  | { readonly kind: 'closed' | 'foreign' }
  | { readonly kind: 'failed'; readonly problem: unknown };
