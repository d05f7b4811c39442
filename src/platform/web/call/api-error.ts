/** A refused call, and the reading of every form that an error body may take (specification §8). */

export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** Field (dotted path, or `base`) → messages. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly url: string;
  /** Whether the global handler has shown it already. */
  readonly shown: boolean;

  constructor(status: number, message: string, options: { errors?: Record<string, string[]>; url?: string; shown?: boolean } = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = options.errors ?? {};
    this.url = options.url ?? '';
    this.shown = options.shown ?? false;
  }

  /** All that is wrong, in a line. */
  get words(): string {
    return Object.values(this.errors).flat().join(' ') || this.message;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All texts in a text, a list, or an object of lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Messages without repeats, in the order in which they came. */
export const distinct = (messages: readonly string[]) => [...new Set(messages.map((message) => message.trim()).filter(Boolean))];

/** What a person is told: the lists of `errors` when there are any, else `message` in any of its forms. */
export function apiErrorMessages(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const listed = distinct(textsIn(body['errors']));
  return listed.length > 0 ? listed : distinct(textsIn(body['message']));
}

/** Each message as a bullet, joined by line breaks. */
export const bulleted = (messages: readonly string[]) =>
  distinct(messages)
    .map((message) => `• ${message}`)
    .join('\n');

/** The `errors` map of a body, every value a list of texts. */
export function fieldErrors(body: unknown): Record<string, string[]> {
  const errors = isRecord(body) && isRecord(body['errors']) ? body['errors'] : {};
  return Object.fromEntries(Object.entries(errors).map(([field, value]) => [field, textsIn(value)]));
}
