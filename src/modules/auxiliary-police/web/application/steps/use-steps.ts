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
): { readonly step: number; readonly go: (step: number) => void; readonly lead: () => void } {
  const [step, go] = useState(0);
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    if (!isLeading) return;
    const refused = Object.keys(form.errors).flatMap((field) => {
      const place = placeOf(field);
      return place === null ? [] : [{ field, place }];
    });
    const first = Math.min(...refused.map(({ place }) => place));
    // The fields of another step stand on the page after the next drawing.
    if (refused.length > 0 && first !== step) {
      go(first);
      return;
    }
    firstControl(refused.flatMap(({ field, place }) => (place === first ? [form.idOf(field as PathOf<V>)] : [])))?.focus();
    setLeading(false);
  }, [isLeading, step, form, placeOf]);
  return { step, go, lead: () => setLeading(true) };
}
