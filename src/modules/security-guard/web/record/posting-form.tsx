import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { postings, type PostingRow } from '../../contract/record/posting.register.ts';
import { PAGE } from '../addresses.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';
import { NEW_PLACE, PlaceFields } from './place-fields.tsx';

/** One posting of a guard. */
export function PostingForm({ guard, row, onClose }: { guard: GuardRow; row: PostingRow | null; onClose: () => void }) {
  const today = useToday();
  const readOnly = !useCan(PAGE, 'Update');
  const fresh = { ...NEW_PLACE, from_date: today };
  const form = useRecordForm(postings, row, fresh, { under: { guard_id: guard.id }, stale: GUARD_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.place ?? W.addPosting} form={form} readOnly={readOnly} size={560}>
      <PlaceFields form={form} />
    </FormDrawer>
  );
}
