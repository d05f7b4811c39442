import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Label } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { PROJECT_READS } from '../../sales-reads.ts';

export interface RowsFormProps {
  readonly call: Endpoint;
  /** What the call takes. */
  readonly schema: z.ZodType;
  readonly projectId: number;
  readonly title: Label;
  /** The rows that it opens with. */
  readonly rows: readonly object[];
  readonly onClose: () => void;
  readonly children: (form: ZodForm<{ rows: unknown[] }>) => ReactNode;
}

/** Adds rows to a list of a project, or changes them. */
export function RowsForm({ call, schema, projectId, title, rows, onClose, children }: RowsFormProps) {
  const { run } = useWrite(call, { invalidates: PROJECT_READS });
  const form = useZodForm(schema as never, {
    initial: { id: projectId, rows } as never,
    onSubmit: async (values) => {
      await run(values as InputOf<typeof call>);
      onClose();
    },
  }) as unknown as ZodForm<{ rows: unknown[] }>;
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} size={680}>
      {children(form)}
    </FormDrawer>
  );
}
