import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ACTIVITY } from '../../../contract/activity.ts';
import { saveTarget } from '../../../contract/pay-rule/pay-rule.endpoints.ts';
import type { TargetRow } from '../../../contract/pay-rule/pay-rule.schema.ts';
import {
  TARGET_MEASURE_WORDS,
  TARGET_MEASURES,
  TARGET_REPEAT_WORDS,
  TARGET_REPEATS,
  TARGET_SCOPE_WORDS,
  TARGET_SCOPES,
  TIER_PAY_WORDS,
  TIER_PAYS,
} from '../../../contract/pay-rule/pay-rule-words.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { outletOptions, promoterOptions } from '../view/project-options.ts';
import classes from '../project.module.css';
import { PAY } from './pay.messages.ts';
import { useRuleForm } from './use-rule-form.ts';

const SCOPES = TARGET_SCOPES.map((value) => ({ value, label: TARGET_SCOPE_WORDS[value] }));
const MEASURES = TARGET_MEASURES.map((value) => ({ value, label: TARGET_MEASURE_WORDS[value] }));
const REPEATS = TARGET_REPEATS.map((value) => ({ value, label: TARGET_REPEAT_WORDS[value] }));
const PAYS = TIER_PAYS.map((value) => ({ value, label: TIER_PAY_WORDS[value] }));
const BLANK = { from_percent: 100, pays: 'Amount', value: null } as const;

/** A target of a project with what its tiers pay. @param row the one that is changed */
export function TargetForm({ project, row, onClose }: { project: ProjectDetail; row?: TargetRow; onClose: () => void }) {
  const t = useT(PAY);
  const { promoter: _promoter, outlet: _outlet, product: _product, id: row_id, ...fields } = row ?? { id: undefined };
  const initial = {
    name: '',
    scope: 'Promoter',
    promoter_id: null,
    outlet_id: null,
    product_id: null,
    measure: 'Value',
    target: undefined,
    repeats: 'Month',
    start_date: project.start_date,
    end_date: project.end_date,
    tiers: [BLANK],
    status: 'Active',
    ...fields,
  };
  const form = useRuleForm(saveTarget, saveTarget.input, { projectId: project.id, rowId: row_id, initial, onClose });
  const scope = form.get('scope');
  const products = project.products.map(({ product }) => ({ value: String(product.id), label: product.name }));
  return (
    <FormDrawer opened onClose={onClose} title={PAY.target} form={form} size={560}>
      <TextField form={form} name="name" label={PAY.name} maxLength={120} />
      <SelectField form={form} name="scope" label={PAY.scope} options={SCOPES} />
      {scope === 'Promoter' && (
        <SelectField form={form} name="promoter_id" label={PAY.promoter} description={PAY.eachHint} options={promoterOptions(project)} number />
      )}
      {scope === 'Outlet' && <SelectField form={form} name="outlet_id" label={PAY.outlet} description={PAY.eachHint} options={outletOptions(project)} number />}
      <SelectField form={form} name="product_id" label={PAY.product} description={PAY.allProducts} options={products} number />
      <FormRow>
        <SelectField form={form} name="measure" label={PAY.measure} options={MEASURES} />
        <NumberField form={form} name="target" label={PAY.target} min={0} decimals={3} />
      </FormRow>
      <SelectField form={form} name="repeats" label={PAY.repeats} options={REPEATS} />
      <FormRow>
        <DateField form={form} name="start_date" label={PAY.firstDay} />
        <DateField form={form} name="end_date" label={PAY.lastDay} />
      </FormRow>
      <FormSection title={PAY.tiers} note={PAY.tiersHint}>
        <FormRows form={form} name="tiers" className={classes['row']} blank={BLANK} add={t('addTier')} remove={(n) => t('removeTier', { n })}>
          {(tier) => (
            <>
              <NumberField form={form} name={`${tier}.from_percent`} label={PAY.fromPercent} min={1} max={1000} />
              <SelectField form={form} name={`${tier}.pays`} label={PAY.pays} options={PAYS} />
              <NumberField form={form} name={`${tier}.value`} label={PAY.value} min={0} decimals={2} />
            </>
          )}
        </FormRows>
      </FormSection>
      <SelectField form={form} name="status" label={PAY.status} options={ACTIVITY} />
    </FormDrawer>
  );
}
