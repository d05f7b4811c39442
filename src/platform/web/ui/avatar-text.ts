/** Particles of names that give no letter: Ali bin Abu Bakar is AAB, not ABA. */
const PARTICLES = new Set(['bin', 'binti', 'bt', 'bte', 'a/l', 'a/p', 's/o', 'd/o', '@']);

/** Up to three letters that stand for a name. */
export function avatarText(name: string | null | undefined): string {
  const words = (name ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word && !PARTICLES.has(word.toLowerCase()));
  return words
    .slice(0, 3)
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '')
    .join('')
    .toUpperCase();
}

const TONES = ['primary', 'info', 'success', 'warning', 'lightgreen'] as const;

/** The same name always has the same tone. */
export function avatarTone(name: string | null | undefined): (typeof TONES)[number] {
  let sum = 0;
  for (const letter of name ?? '') sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 'primary';
}
