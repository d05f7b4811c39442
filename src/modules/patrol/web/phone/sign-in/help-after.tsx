import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { HelpButton } from '../help-button.tsx';
import { PHONE } from '../phone.messages.ts';
import { useHelp } from '../use-help.ts';
import type { Phone } from '../use-phone.ts';

/** Whoever is signed in no more, and did not sign out, may still stand on the post: help is asked for by the session that is over. */
export function HelpAfter({ phone, session }: { readonly phone: Phone; readonly session: string }) {
  const helping = useHelp(session, useT(PHONE)('help'), phone.talk);
  return <HelpButton helping={helping} zone={phone.plan?.time_zone ?? DEFAULT_TIME_ZONE} />;
}
