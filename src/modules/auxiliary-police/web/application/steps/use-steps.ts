import { useEffect, useState } from 'react';
import { firstControl } from '#platform/web/forms/first-control.ts';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';

/**
 * Steps of a form. What was refused on a field of another step leads to the first such step, and the focus stands at the field.
 * @param placeOf the step on which a field stands; null: on none
 */
export function useSteps<V>(
  form: ZodForm<V>,
  placeOf: (field: string) => number | null,
): {
  readonly step: number;
  readonly go: (step: number) => void;
  /** To the first of some fields; default: of those that were refused. */
  readonly lead: (fields?: readonly string[]) => void;
} {
  const [step, go] = useState(0);
  const [leading, setLeading] = useState<readonly string[] | 'refused' | null>(null);
  useEffect(() => {
    if (leading === null) return;
    const wanted = (leading === 'refused' ? Object.keys(form.errors) : leading).flatMap((field) => {
      const place = placeOf(field);
      return place === null ? [] : [{ field, place }];
    });
    const first = Math.min(...wanted.map(({ place }) => place));
    // The fields of another step stand on the page after the next drawing.
    if (wanted.length > 0 && first !== step) {
      go(first);
      return;
    }
    firstControl(wanted.flatMap(({ field, place }) => (place === first ? [form.idOf(field as PathOf<V>)] : [])))?.focus();
    setLeading(null);
  }, [leading, step, form, placeOf]);
  return { step, go, lead: (fields) => setLeading(fields ?? 'refused') };
}
