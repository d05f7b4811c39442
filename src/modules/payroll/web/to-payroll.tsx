import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';

const MESSAGES = defineMessages({ toPayroll: { en: 'Go to the payroll', ms: 'Ke penggajian' } });

/** The first step of a page that fills with confirmed payrolls. */
export function ToPayroll() {
  const t = useT(MESSAGES);
  return (
    <ActionButton needs={{ page: '/payroll/manage' }} icon="calculator" href="/payroll/manage">
      {t('toPayroll')}
    </ActionButton>
  );
}
