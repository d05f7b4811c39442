/**
 * Rounds whose start nobody can foresee: so many minutes after the planned one, drawn by a seed that is kept with the operation. Whoever has the
 * seed draws the same again, so that it can be shown afterwards that nobody chose the times; without it they cannot be told. Pure.
 */

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** FNV-1a with a last mixing, so that neighbours differ in all bits. */
function hashOf(text: string): number {
  let hash = BASIS;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * @param seed of the operation, made by chance @param route whose round it is @param start planned, in minutes
 * @param window minutes; the last one belongs to it
 * @returns minutes after the planned start, from 0 to the window, each as likely as the others
 */
export const drawnMinutes = (seed: string, route: number, start: number, window: number): number => hashOf(`${seed}|${route}|${start}`) % (window + 1);
