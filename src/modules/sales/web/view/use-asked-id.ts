import { useSearch } from 'wouter';

/** The record that a detail page is asked for: `?id=7`; 0: none. */
export function useAskedId(): number {
  const asked = Number(new URLSearchParams(useSearch()).get('id') ?? 0);
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
}
