/** A code as a guard types it, as the tag says it. Pure. */

/** Codes that Mesra makes: three groups of four signs. */
const MADE = /^[A-Z2-9]{12}$/;
const ROTATING = /^MESRA(\d{1,15})(\d{8})$/;

/** Codes that Mesra made may be typed in small letters, with other signs between the groups or none; others as they are. */
export function typedCode(typed: string): string {
  const trimmed = typed.trim();
  const signs = trimmed.toUpperCase().replaceAll(/[\s._-]/g, '');
  if (MADE.test(signs)) return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
  const [, point, code] = ROTATING.exec(signs) ?? [];
  return point && code ? `MESRA-${point}-${code}` : trimmed;
}
