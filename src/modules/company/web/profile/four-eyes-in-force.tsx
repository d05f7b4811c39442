import { useSay } from '#platform/web/locale/locale.tsx';
import { YesNo } from '#platform/web/ui/values.tsx';
import type { CompanyProfile } from '../../contract/company.schema.ts';
import { asksFourEyes } from '../../contract/four-eyes.policy.ts';

/** Four eyes as they hold for each subject. */
export function FourEyesInForce({ company: { config, four_eyes_subjects: subjects } }: { company: Pick<CompanyProfile, 'config' | 'four_eyes_subjects'> }) {
  const say = useSay();
  if (subjects.length === 0) return <YesNo value={config.four_eyes} />;
  return subjects.map(({ key, title }) => (
    <div key={key}>
      {say(title)}: <YesNo value={asksFourEyes(config, key)} />
    </div>
  ));
}
