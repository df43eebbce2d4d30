/** For the configurations in TypeScript that run on sources. */
export declare function sourceAliases(): { readonly find: RegExp; readonly replacement: string }[]
