/** Why a guard is on the blacklist, what the person answered, and the way off it. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SubmitBar } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { answerBlacklisting, endBlacklisting, showBlacklisting } from '../../contract/record/compliance.endpoints.ts';
import { PAGE } from '../addresses.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';

type Found = NonNullable<OutputOf<typeof showBlacklisting>['data']>;

export function BlacklistingDrawer({ guard, onClose }: { guard: GuardRow; onClose: () => void }) {
  const t = useT(W);
  const mayEnd = useCan(PAGE, 'Delete');
  const { data, error, refetch } = useEndpoint(showBlacklisting, { id: guard.id }, { quiet: true, keepPrevious: false });
  const found = data?.data;
  return (
    <SideDrawer onClose={onClose} title={guard.name} size={560}>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {found && (
          <>
            <p className="quiet small">{t('logged')}</p>
            <DetailSection title={W.onBlacklist}>
              <Facts
                items={[
                  { label: W.reason, value: found.reason, wide: true },
                  { label: W.since, value: <DateText value={found.since} /> },
                  { label: W.reviewOn, value: <DateText value={found.review_on} /> },
                  { label: W.endsOn, value: <DateText value={found.ends_on} /> },
                  { label: W.by, value: found.by },
                ]}
              />
            </DetailSection>
            <Answer guard={guard} found={found} onClose={onClose} />
            {mayEnd && <End guard={guard} onClose={onClose} />}
          </>
        )}
      </Loaded>
    </SideDrawer>
  );
}

function Answer({ guard, found, onClose }: { guard: GuardRow; found: Found; onClose: () => void }) {
  const { run } = useWrite(answerBlacklisting, { invalidates: GUARD_READS });
  const form = useZodForm(answerBlacklisting.input, {
    initial: { id: guard.id, answer: found.answer ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField form={form} name="answer" label={W.answer} rows={4} maxLength={2000} />
      <SubmitBar busy={form.busy} label={W.storeAnswer} sticky={false} />
    </form>
  );
}

function End({ guard, onClose }: { guard: GuardRow; onClose: () => void }) {
  const say = useSay();
  const { run } = useWrite(endBlacklisting, { invalidates: GUARD_READS });
  const form = useZodForm(endBlacklisting.input, {
    initial: { id: guard.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <form noValidate aria-label={say(W.unlist)} onSubmit={(event) => void form.submit(event)}>
      <TextField form={form} name="reason" label={W.reason} rows={2} maxLength={500} />
      <SubmitBar busy={form.busy} label={W.unlist} sticky={false} />
    </form>
  );
}
