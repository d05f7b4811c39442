/** One zod schema as JSON Schema, the way OpenAPI and its tools read it. */
import { z } from 'zod';
import { shapeOfLater } from '#platform/contract/read-later.ts';
import type { Json } from './openapi-shapes.ts';

/** A record over fixed keys is an object with those properties; `required` alone would name properties that nothing defines. */
function spellOutKeys(json: Json): void {
  const keys = (json['propertyNames'] as { enum?: unknown[] } | undefined)?.enum;
  if (json['type'] !== 'object' || !Array.isArray(keys)) return;
  const value = json['additionalProperties'] ?? {};
  json['properties'] = Object.fromEntries(keys.map((key) => [String(key), value]));
  json['additionalProperties'] = false;
  delete json['propertyNames'];
}

/** An empty string stands for null in every input; said once in the description of the API, not beside each field. */
function leaveOutEmptyText(json: Json): void {
  const alternatives = json['anyOf'];
  if (!Array.isArray(alternatives)) return;
  const left = alternatives.filter((one: Json) => one['const'] !== '');
  if (left.length === alternatives.length || left.length === 0) return;
  if (left.length > 1) json['anyOf'] = left;
  else {
    delete json['anyOf'];
    Object.assign(json, left[0]);
  }
}

/** The one value that JSON Schema cannot describe is an uploaded file: an empty alternative would match everything. */
function describeFile(json: Json): void {
  const alternatives = json['anyOf'];
  if (!Array.isArray(alternatives)) return;
  json['anyOf'] = alternatives.map((one: Json) => (Object.keys(one).length === 0 ? { type: 'string', format: 'binary' } : one));
}

/** Where JavaScript's whole numbers end is no rule of the API. */
function leaveOutSafeIntegers(json: Json): void {
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
}

/** What says the same twice: the pattern of a named format, an empty list, null as an alternative of its own. */
function tighten(json: Json): void {
  if (json['format'] !== undefined) delete json['pattern'];
  if (Array.isArray(json['required']) && json['required'].length === 0) delete json['required'];
  if ((json['propertyNames'] as Json | undefined)?.['type'] === 'string' && Object.keys(json['propertyNames'] as Json).length === 1)
    delete json['propertyNames'];
  const [first, second, third] = (json['anyOf'] ?? []) as Json[];
  if (!first || !second || third) return;
  const [value, nothing] = second['type'] === 'null' ? [first, second] : [second, first];
  if (nothing['type'] !== 'null' || typeof value['type'] !== 'string' || 'enum' in value || 'const' in value || 'properties' in value) return;
  delete json['anyOf'];
  Object.assign(json, value, { type: [value['type'], 'null'] });
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const later = shapeOfLater(zodSchema);
      if (later) Object.assign(jsonSchema, schemaOf(later, io));
      leaveOutSafeIntegers(jsonSchema as Json);
      spellOutKeys(jsonSchema as Json);
      describeFile(jsonSchema as Json);
      leaveOutEmptyText(jsonSchema as Json);
      tighten(jsonSchema as Json);
      // Clients must bear fields that come later.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) as Json;
  return json;
}

/** The text by which a shape is recognised in the document → the name its contract exports it by, `payrollRowSchema` → `PayrollRow`. */
export function namesByShape(shapes: ReadonlyMap<string, z.ZodType>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [exported, schema] of shapes) {
    const name = exported.replace(/Schema$/, '');
    for (const io of ['output', 'input'] as const) {
      const text = JSON.stringify(schemaOf(schema, io));
      if (!names.has(text)) names.set(text, `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    }
  }
  return names;
}
