import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './legal.messages.ts';

export const Page = () => <LegalPage title="privacy" clauses={PRIVACY} />;
