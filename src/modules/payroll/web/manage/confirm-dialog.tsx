import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { InviteButton, mendAddress } from '#modules/employee/web/public.tsx';
import type { PayrollRow } from '../../contract/payroll.endpoints.ts';
import { checkConfirm } from '../../contract/run/run.endpoints.ts';
import { MANAGE } from './manage.messages.ts';

type People = OutputOf<typeof checkConfirm>['data']['without_login'];

export interface Question {
  readonly rows: readonly PayrollRow[];
  readonly answer: (yes: boolean) => void;
}

/** Names that stand in the question; the rest is counted. */
const NAMED = 5;
/** As many are looked at before; more is a company that pays by other means than by looking. */
const CHECKED = 1000;

/** The question with who could not be paid, and who would not see the payslip. */
export function ConfirmDialog({ rows, answer }: Question) {
  const t = useT(MANAGE);
  const ui = useT(UI_MESSAGES);
  const { locale } = useLocale();
  const ids = rows.flatMap(({ reference_payroll_id: id }) => id ?? []).slice(0, CHECKED);
  const { data, refetch } = useEndpoint(checkConfirm, { ids }, { enabled: ids.length > 0, quiet: true, keepPrevious: false });
  const last = rows
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  const { without_account = [], without_login = [] } = data?.data ?? {};
  const title = t('confirmAllAsk', { n: rows.length, month: last ? formatMonth(calendarDate(last), locale) : '' });
  return (
    <Modal opened onClose={() => answer(false)} title={title} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack gap="md">
        <p className="flush">{t('confirmAllText')}</p>
        {without_account.length > 0 && (
          <Alert color="orange" variant="light">
            {t('withoutAccount', { n: without_account.length })}{' '}
            <Names people={without_account} href={(id) => mendAddress('/employment', id, 'bank_account_no')} />
          </Alert>
        )}
        {without_login.length > 0 && (
          <Alert color="orange" variant="light">
            <Stack gap="xs" align="flex-start">
              <span>
                {t('withoutLogin', { n: without_login.length })} <Names people={without_login} />
              </span>
              <InviteButton ids={without_login.map(({ employee_id }) => employee_id)} onInvited={() => void refetch()} />
            </Stack>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(false)}>
            {ui('cancel')}
          </Button>
          <Button onClick={() => answer(true)} data-autofocus>
            {t('confirmN', { n: rows.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Names({ people, href }: { people: People; href?: (employeeId: number) => string }) {
  const t = useT(MANAGE);
  const rest = people.length - NAMED;
  return (
    <>
      {people.slice(0, NAMED).map(({ employee_id, name }, index) => (
        <span key={employee_id}>
          {index > 0 && ', '}
          {href ? <Link href={href(employee_id)}>{name}</Link> : name}
        </span>
      ))}
      {rest > 0 && ` ${t('andMore', { n: rest })}`}
    </>
  );
}
