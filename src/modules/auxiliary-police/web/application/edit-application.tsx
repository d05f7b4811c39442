import { categoryOf } from '../../contract/application/categories.ts';
import { ApplicationWizard } from './application-wizard.tsx';
import { WithApplication, type OfApplication } from './with-application.tsx';

/** An application that is still open, in the wizard of its category. */
export function EditApplication(of: OfApplication) {
  return (
    <WithApplication {...of} size={720}>
      {(application) => {
        const category = categoryOf(application.type, application.category);
        return category ? <ApplicationWizard category={category} application={application} onClose={of.onClose} /> : null;
      }}
    </WithApplication>
  );
}
