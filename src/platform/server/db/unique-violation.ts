/** A unique index that refused a row, said at the field that it guards. */
import { invalid } from '#platform/contract/errors.ts';
import type { Text } from '#platform/contract/messages.ts';

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
}

/** The violated unique constraint of a database error, also under the query builder's wrapper; null for all else. */
function violatedConstraint(error: unknown): string | null {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code, constraint } = each as Error & DriverError;
    if (code === '23505') return constraint ?? '';
  }
  return null;
}

/**
 * Runs a write; a violated unique index becomes 422 on its field.
 * @param fields end of the index name → the field and its message.
 */
export async function guardUnique<T>(fields: Readonly<Record<string, readonly [field: string, text: Text]>>, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedConstraint(error);
    const match = constraint === null ? undefined : Object.entries(fields).find(([end]) => constraint.endsWith(end));
    if (!match) throw error;
    const [field, text] = match[1];
    throw invalid(field, text);
  }
}
