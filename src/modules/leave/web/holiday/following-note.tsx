import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { listHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import classes from '../leave-parts.module.css';
import { CERTAINTY } from './certainty.messages.ts';

/** A year of which nothing is imported follows Malaysia's list: said where its days stand. Nothing otherwise. */
export function FollowingNote({ year }: { readonly year: number }) {
  const t = useT(CERTAINTY);
  const follows = useEndpoint(listHolidays, { year }, { quiet: true }).data?.follows_country;
  if (!follows) return null;
  return (
    <p className={classes['cover']} role="note">
      <Icon name="alert" size={16} />
      <span>{t('following', { year: String(year) })}</span>
    </p>
  );
}
