import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import type { OwnLeaveBoard } from '../../contract/dashboard.schema.ts';
import { typeColour } from '../leave-parts.tsx';
import { dayCount, LEAVE_WORDS, typeName } from '../leave-words.ts';
import { LEAVE_CARDS } from './leave-cards.messages.ts';
import classes from './leave-cards.module.css';

/** Of what was granted, so much is left. */
const shareLeft = ({ balance, granted }: OwnLeaveBoard['types'][number]) => (granted > 0 ? Math.min(1, Math.max(0, balance / granted)) : 0);

/** The own balances, and the way to use them. */
export function OwnLeaveCard() {
  const t = useT(LEAVE_CARDS);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const board = useBlock<OwnLeaveBoard>('own-leave');
  if (!board) return null;
  return (
    <BlockCard title={LEAVE_CARDS.own} href="/leave">
      <ul className={`${classes['people']} ${classes['balances']} list`}>
        {board.types.map((type) => (
          <li key={type.id} style={typeColour(type.colour)}>
            <span className={classes['dot']} aria-hidden />
            <span>{typeName(type, locale)}</span>
            <small>
              {t('left', { days: dayCount(type.balance) })}
              {type.pending > 0 && ` · ${t('held', { days: dayCount(type.pending) })}`}
            </small>
            <span className={classes['track']} aria-hidden>
              <span style={{ inlineSize: `${shareLeft(type) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <ActionButton mt="auto" variant="light" needs={{ page: '/leave', employeeFeature: true }} href="/leave?apply=1">
        {labelOf(LEAVE_WORDS.apply)}
      </ActionButton>
    </BlockCard>
  );
}
