/** The bank account by itself: it may come after the month is confirmed, since nothing is worked out from it. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { listSalaries, savePayAccount } from '../../contract/salary/salary.endpoints.ts';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { BankAccountFields } from './bank-account-fields.tsx';
import { SALARY } from './salary.messages.ts';

const schema = savePayAccount.input.omit({ id: true });
const READS = [listSalaries, 'payroll.list-payrolls', 'payroll.check-confirm', 'payroll.list-payables'];

export function BankAccountForm({ employeeId, current, onClose }: { employeeId: number; current: SalaryRow; onClose: () => void }) {
  const t = useT(SALARY);
  const { run } = useWrite(savePayAccount, { invalidates: READS });
  const form = useZodForm(schema, {
    initial: { bank_id: current.bank_id ?? undefined, bank_account_no: '', bank_account_name: current.bank_account_name ?? '' },
    onSubmit: async (values) => {
      await run({ ...values, id: employeeId });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={SALARY.bankAccount} form={form} size={480}>
      <p className="quiet small flush">{t('accountNote')}</p>
      <BankAccountFields form={form} kept={null} />
    </FormDrawer>
  );
}
