/** Ids and codes that answers held, by the name they stood under: what a curious caller would try elsewhere. */
import type { Chance } from './chance.ts';

const MOST_PER_NAME = 60;

export interface SeenValues {
  learn(answer: unknown): void;
  /** A value that stood under this name, or under `id` where the name ends in `id`; undefined while none was seen. */
  under(name: string, kind: 'number' | 'string', chance: Chance): string | number | undefined;
}

export function seenValues(): SeenValues {
  const byName = new Map<string, (string | number)[]>();
  function keep(name: string, value: string | number): void {
    const known = byName.get(name) ?? [];
    if (known.length < MOST_PER_NAME && !known.includes(value)) known.push(value);
    byName.set(name, known);
  }
  function learn(node: unknown, depth: number): void {
    if (depth > 6 || node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.slice(0, 20).forEach((entry) => learn(entry, depth + 1));
    for (const [name, value] of Object.entries(node)) {
      if ((typeof value === 'number' || typeof value === 'string') && String(value).length < 60 && /(id|uuid|code|number|status|month|type|date)$/.test(name))
        keep(name, value);
      else learn(value, depth + 1);
    }
  }
  return {
    learn: (answer) => learn(answer, 0),
    under(name, kind, chance) {
      const known = byName.get(name) ?? (/id$/i.test(name) ? byName.get('id') : undefined);
      const fitting = known?.filter((value) => typeof value === kind) ?? [];
      return fitting.length > 0 ? chance.pick(fitting) : undefined;
    },
  };
}
