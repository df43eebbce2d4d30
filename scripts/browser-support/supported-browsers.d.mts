/** For the configurations in TypeScript that build for them. */
export declare const BUILD_TARGET: string[]
