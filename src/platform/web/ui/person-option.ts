import type { Option } from './list/list-types.ts';

interface Named {
  readonly id: number;
  readonly name?: string | null | undefined;
  readonly employee_code?: string | null | undefined;
}

/** `Aminah Contoh (E-0001)`. */
export const personLabel = ({ id, name, employee_code: code }: Named): string => (code ? `${name} (${code})` : (name ?? String(id)));

/** Somebody to choose. */
export const personOption = (person: Named): Option => ({ value: String(person.id), label: personLabel(person) });
