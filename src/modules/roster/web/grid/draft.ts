/** How the roster is written unless somebody says otherwise: as a draft, and not where something stands in the way. */
export const DRAFT = { publish: false, skip_conflicts: false, reason: null } as const;
