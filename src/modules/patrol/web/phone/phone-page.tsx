/** `/guard`: any phone, with nobody of the portal signed in. Paired by a code it is a device of a site; a guard signs in on it for the shift. */
import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { PairForm } from '#platform/web/device/pair-form.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import { RefusedList, SIGN_OUT } from './refused-list.tsx';
import { RoundScreen } from './round-screen.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { useNightScheme } from './use-night-scheme.ts';
import { usePhone } from './use-phone.ts';

export function Page() {
  const t = useT(PHONE);
  const phone = usePhone();
  const night = useNightScheme(phone.plan?.time_zone);
  useEffect(() => {
    // What waits here is kept also where the browser clears what it has room for.
    void (navigator as { storage?: StorageManager }).storage?.persist().catch(() => false);
  }, []);
  const { ready, paired, guard, plan, note } = phone;
  const notTaken = phone.entries.filter(({ path, state, failed }) => (path === SIGN_OUT && state === 'refused') || failed);
  return (
    <main className={classes['phone']}>
      <PhoneBar phone={phone} night={night} />
      {!ready ? (
        <Loader aria-label={t('starting')} />
      ) : !paired ? (
        <PairForm title={PHONE.title} context={PHONE.pairContext} note={note} onCode={phone.pair} />
      ) : !guard ? (
        <>
          <SignInForm phone={phone} />
          {/* Whoever left is signed in no more, so it stands here. */}
          {notTaken.length > 0 && (
            <div className={classes['screen']}>
              <RefusedList entries={notTaken} zone={DEFAULT_TIME_ZONE} onAgain={phone.talk} />
            </div>
          )}
        </>
      ) : plan ? (
        <RoundScreen phone={phone} guard={guard} plan={plan} />
      ) : (
        <output>{note ?? t('noPlan')}</output>
      )}
    </main>
  );
}
