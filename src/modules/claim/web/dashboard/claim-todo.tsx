import { formatPrice } from '#platform/contract/money.ts';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ClaimTodo } from '../../contract/dashboard.schema.ts';
import { CLAIM_CARDS } from './claim-cards.messages.ts';

const LIST = '/claim/manage';
/** The list of exactly these claims. */
const LOOK = {
  check: { icon: 'receipt-text', action: 'Check Item', filter: { status: '', unchecked: 'true' } },
  prepare: { icon: 'bank', action: 'Prepare for Payment', filter: { status: 'Approved' } },
  approve_payment: { icon: 'bank', action: 'Approve', filter: { status: 'Waiting for Payment Approval', by_hand: 'true' } },
  pay: { icon: 'bank', action: 'Made Payment', filter: { status: 'Waiting for Payment', by_hand: 'true' } },
} as const;

/** What claims wait for beside their decision. */
export function ClaimTodoRow({ due, data: { step, n, amount } }: TodoProps<ClaimTodo>) {
  const t = useT(CLAIM_CARDS);
  const { icon, action, filter } = LOOK[step];
  return (
    <TodoRow
      icon={icon}
      due={due}
      action={
        <TodoButton needs={{ page: LIST, action }} href={`${LIST}?${new URLSearchParams(filter)}`}>
          {t(step)}
        </TodoButton>
      }
    >
      {t(`${step}N`, { n, amount: `RM ${formatPrice(amount)}` })}
    </TodoRow>
  );
}
