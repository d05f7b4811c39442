/** What other modules may ask of the guard registry. */
export { guardImages, guardImagesOf } from './guard/guard-images.ts';
export { knownGuards, seenGuards, type KnownGuard } from './guard/guard.store.ts';
export { unfitText } from './guard/unfit-text.ts';
export { securityGuards } from './security-guard.tables.ts';
