import { LegalPage } from './legal-page.tsx';
import { TERMS } from './legal.messages.ts';

export const Page = () => <LegalPage title="terms" clauses={TERMS} />;
