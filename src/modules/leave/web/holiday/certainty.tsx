/** How sure the date of a holiday is, and where it comes from. Nothing beside a company's own day, or one that is announced everywhere. */
import { useT } from '#platform/web/locale/locale.tsx';
import type { HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { CERTAINTY } from './certainty.messages.ts';

type Sure = Pick<HolidayRow, 'certainty' | 'basis' | 'unconfirmed_states'> & { readonly id?: number | null };

export function CertaintyNote({ holiday }: { readonly holiday: Sure }) {
  const t = useT(CERTAINTY);
  const { certainty, basis, unconfirmed_states: states, id } = holiday;
  const words = [
    id === null && t('country'),
    certainty === 'estimated' && t(basis === 'mabims' ? 'byTheMoon' : 'estimated'),
    certainty === 'gazetted' && t('gazetted'),
    basis === 'section-8' && t('appointed'),
    states.length > 0 && t('unconfirmed', { states: states.join(', ') }),
  ].filter((word) => word !== false);
  return words.length === 0 ? null : <small className="quiet">{words.join(' · ')}</small>;
}
