/**
 * Gives the shapes of an OpenAPI document names: what stands in several answers stands once under `components/schemas`,
 * under the name that its contract exports it by, so that generated clients have types with names.
 */
export type Json = Record<string, unknown>;

/** Smaller shapes read better where they stand. In characters of JSON. */
const WORTH_A_NAME = 100;

const isShape = (node: Json) => (node['type'] === 'object' && node['properties'] !== undefined) || Array.isArray(node['enum']);

const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** Where a shape was met first; a shape that no contract exports is named after it. */
interface Place {
  readonly operation: string;
  readonly side: 'answer' | 'input';
  /** Names of properties that lead to it, outermost first. */
  readonly path: readonly string[];
}

interface Met {
  readonly key: string;
  readonly place: Place;
  count: number;
}

/** The names of the wire's wrappers say nothing about what is inside. */
const WRAPPERS = new Set(['data', 'meta']);

/** `payroll.show-payroll`: `data.lines` → `PayrollLines`, `data` → `ShowPayrollData`, the whole → `ShowPayrollAnswer` or `ShowPayrollInput`. */
function describedName({ operation, side, path }: Place): string {
  const [module = '', call = ''] = operation.split('.');
  const words = path.filter((word) => !WRAPPERS.has(word));
  if (words.length > 0) return pascal([module, ...words.slice(-2)].join(' '));
  return pascal(`${call} ${path.length > 0 ? 'data' : side}`);
}

export interface NamedShapes {
  /** Takes the place of every shape that has a name: the same value with references. */
  refer(schema: Json): Json;
  /** The shapes that were referred to, by name. */
  readonly schemas: Json;
}

/**
 * @param documents every schema of the document with the operation it belongs to, nothing taken out yet
 * @param names the text of a shape's JSON → the name its contract exports it by
 */
export function nameShapes(documents: readonly (Omit<Place, 'path'> & { readonly schema: Json })[], names: ReadonlyMap<string, string>): NamedShapes {
  const texts = new WeakMap<object, string>();
  const textOf = (node: object) => {
    const known = texts.get(node) ?? JSON.stringify(node);
    texts.set(node, known);
    return known;
  };
  const met = new Map<string, Met>();
  const count = (node: unknown, place: Place): void => {
    if (Array.isArray(node)) return node.forEach((entry) => count(entry, place));
    if (node === null || typeof node !== 'object') return;
    const json = node as Json;
    if (isShape(json)) {
      const key = textOf(json);
      const known = met.get(key);
      if (known) known.count++;
      else met.set(key, { key, place, count: 1 });
    }
    for (const [name, value] of Object.entries(json)) {
      if (name !== 'properties') count(value, place);
      else for (const [property, inner] of Object.entries(value as Json)) count(inner, { ...place, path: [...place.path, property] });
    }
  };
  for (const { schema, operation, side } of documents) count(schema, { operation, side, path: [] });

  const taken = new Map<string, string>();
  for (const { key, place, count: times } of met.values()) {
    if (key.length < WORTH_A_NAME || (times < 2 && !names.has(key))) continue;
    const wanted = names.get(key) ?? describedName(place);
    const candidates = [wanted, pascal(`${place.operation.split('.')[0]} ${wanted}`), pascal(`${place.operation.split('.')[1]} ${wanted}`)];
    const used = new Set(taken.values());
    let name = candidates.find((candidate) => !used.has(candidate));
    for (let number = 2; name === undefined; number++) name = used.has(`${wanted}${number}`) ? undefined : `${wanted}${number}`;
    taken.set(key, name);
  }

  const schemas: Json = {};
  const inside = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inside);
    if (node === null || typeof node !== 'object') return node;
    const json = node as Json;
    const name = isShape(json) ? taken.get(textOf(json)) : undefined;
    if (name === undefined) return within(json);
    schemas[name] ??= within(json);
    return { $ref: `#/components/schemas/${name}` };
  };
  const within = (json: Json): Json => Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inside(value)]));
  return { refer: (schema) => inside(schema) as Json, schemas };
}
