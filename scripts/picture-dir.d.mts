/** For the TypeScript of the browser tests. */
export declare const PICTURE_DIR: string
