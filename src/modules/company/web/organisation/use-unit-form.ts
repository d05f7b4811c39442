import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { useSaved } from '../use-saved.ts';

export interface UnitCalls<Create extends Endpoint, Update extends Endpoint> {
  readonly create: Create;
  readonly update: Update;
}

/** A form that adds a unit, or changes `row` (refused when somebody else changed it meanwhile). */
export function useUnitForm<S extends z.ZodType<object, object>, Create extends Endpoint, Update extends Endpoint>(
  schema: S,
  calls: UnitCalls<Create, Update>,
  row: { readonly id: number; readonly updated_at: string } | null,
  initial: Draft<z.input<S>>,
  onDone: () => void,
) {
  const create = useWrite(calls.create, { invalidates: ORGANISATION_READS });
  const update = useWrite(calls.update, { invalidates: ORGANISATION_READS });
  const saved = useSaved(ORGANISATION_READS);
  return useZodForm(schema, {
    initial,
    onSubmit: async (values) => {
      if (row) await saved(() => update.run({ ...values, id: row.id, updated_at: row.updated_at } as InputOf<Update>));
      else await create.run(values as InputOf<Create>);
      onDone();
    },
  });
}
