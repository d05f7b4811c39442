import type { z } from 'zod';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { PAY_RULE_READS } from '../../sales-reads.ts';

interface Opened {
  readonly projectId: number;
  /** Of the one that is changed; none: it is new. */
  readonly rowId: number | undefined;
  readonly initial: object;
  readonly onClose: () => void;
}

/** The form of a target or an allowance. @param schema what the call takes */
export function useRuleForm<S extends z.ZodType<object, object>>(
  call: Endpoint,
  schema: S,
  { projectId, rowId, initial, onClose }: Opened,
): ZodForm<z.input<S>> {
  const { run } = useWrite(call, { invalidates: PAY_RULE_READS });
  return useZodForm(schema, {
    initial: { ...initial, id: projectId, ...(rowId !== undefined && { row_id: rowId }) } as never,
    onSubmit: async (values) => {
      await run(values as InputOf<typeof call>);
      onClose();
    },
  });
}
