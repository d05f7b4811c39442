/** What other modules may ask of the guard registry. */
export { knownGuards, seenGuards, type KnownGuard } from './guard/guard.store.ts';
export { securityGuards } from './security-guard.tables.ts';
