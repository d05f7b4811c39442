/** A pattern of what contains the keyword: `%` and `_` of what was typed are letters, not wildcards. Lower case, as the searched column is. */
export const containing = (keyword: string): string => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
