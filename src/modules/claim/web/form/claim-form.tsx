/** A claim as its employee fills it: items with what each is worth and what its limit leaves, while they are typed. */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { assessOwnClaim, createClaim, ownCategories, showOwnClaim, updateClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim.schema.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import type { ClaimTask } from '../own/claim-task.ts';
import { assessable, blankItem, itemsFrom } from './claim-items.ts';
import { ItemRows } from './item-rows.tsx';
import { FORM } from './form.messages.ts';

export function ClaimForm({ task, onClose }: { task: ClaimTask; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(showOwnClaim, { id: task.id ?? 0 }, { enabled: task.id !== null, quiet: true, keepPrevious: false });
  if (task.id !== null && !data) return <Loaded error={error} refetch={refetch} shape="form" count={5} />;
  return <Filled task={task} claim={data?.data ?? null} onClose={onClose} />;
}

function Filled({ task, claim, onClose }: { task: ClaimTask; claim: ClaimDetail | null; onClose: () => void }) {
  const t = useT(FORM);
  const today = useToday();
  const editing = claim !== null && !task.isCopy;
  const options = useEndpoint(ownCategories, {}, { quiet: true }).data?.data;
  const creating = useWrite(createClaim, { invalidates: CLAIM_READS });
  const updating = useWrite(updateClaim, { invalidates: CLAIM_READS });
  const asDraft = useRef(false);
  const form = useZodForm(createClaim.input, {
    initial: {
      title: claim?.title ?? '',
      claim_month: editing ? claim.claim_month : `${today.slice(0, 7)}-01`,
      items: claim ? itemsFrom(claim, task.isCopy ? today : null) : [blankItem(today)],
    },
    onSubmit: async (values) => {
      const sent = { ...values, submit: !asDraft.current };
      await (editing ? updating.run({ ...sent, id: claim.id, status: claim.status, updated_at: claim.updated_at }) : creating.run(sent));
      onClose();
    },
  });
  const keep = async () => {
    asDraft.current = true;
    await form.submit();
    asDraft.current = false;
  };
  const items = assessable(form.values.items);
  const assessed = useEndpoint(assessOwnClaim, { id: editing ? claim.id : null, items }, { enabled: items.length > 0, quiet: true }).data?.data;
  return (
    <FormDrawer
      opened
      size={680}
      onClose={onClose}
      title={editing ? FORM.edit : W.newClaim}
      form={form}
      submit={FORM.submit}
      extra={
        options?.allow_draft && (
          <Button variant="default" disabled={form.busy} onClick={() => void keep()}>
            {t('draft')}
          </Button>
        )
      }
    >
      <FormSection>
        <FormRow>
          <TextField form={form} name="title" label={W.title} description={FORM.titleHint} maxLength={120} />
          <MonthField form={form} name="claim_month" label={W.month} asDate />
        </FormRow>
        <ItemRows
          form={form}
          categories={options?.categories ?? []}
          assessed={items.length > 0 ? assessed : undefined}
          most={options?.max_items}
          stored={claim?.items.flatMap(({ receipts }) => receipts)}
        />
      </FormSection>
    </FormDrawer>
  );
}
