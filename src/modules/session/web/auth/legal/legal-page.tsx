import { useDomain } from '#platform/web/domain.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { LEGAL_MESSAGES, type Clause } from './legal.messages.ts';
import styles from './legal-page.module.css';

/** A page of clauses that anybody may read, signed in or not. */
export function LegalPage({ title, clauses }: { title: 'terms' | 'privacy'; clauses: readonly Clause[] }) {
  const t = useT(LEGAL_MESSAGES);
  const say = useSay();
  const { name, support } = useDomain();
  return (
    <article className={styles.page}>
      <h1>{t(title)}</h1>
      {clauses.map((clause) => (
        <section key={clause.title.en}>
          <h2 className="heading">{say(clause.title)}</h2>
          {clause.text.map((text) => (
            <p key={text.en}>{say(text, { name })}</p>
          ))}
        </section>
      ))}
      {support?.email && (
        <section>
          <h2 className="heading">{t('contact')}</h2>
          <p>{t('contactText', { email: support.email })}</p>
        </section>
      )}
    </article>
  );
}
