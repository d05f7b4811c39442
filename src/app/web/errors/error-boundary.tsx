import { Component, type ReactNode } from 'react';
import type { Locale } from '#platform/contract/messages.ts';
import { reloadOnLostChunk } from '../start/reload-on-lost-chunk.ts';
import { ERROR_MESSAGES } from './errors.messages.ts';
import { ErrorPage } from './error-page.tsx';

interface CatchProps {
  readonly children: ReactNode;
  /** What stands in place of the failed part. */
  readonly render: (error: unknown, reset: () => void) => ReactNode;
}

/** Catches what its children throw while rendering. */
class Catch extends Component<CatchProps, { readonly failed: boolean; readonly error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    reloadOnLostChunk(error, () => location.reload(), Date.now());
  }

  override render() {
    const { failed, error } = this.state;
    return failed ? this.props.render(error, () => this.setState({ failed: false, error: undefined })) : this.props.children;
  }
}

const language = (): Locale => (document.documentElement.lang.startsWith('ms') ? 'ms' : 'en');

/** What remains when even the error page fails: plain words, no context needed. */
export function ErrorOfErrorPage() {
  return <p style={{ padding: '2rem', textAlign: 'center' }}>{ERROR_MESSAGES.nested[language()]}</p>;
}

/** Shows the error page for what fails inside; `resetKey` (the path) clears it. */
export function RouteErrorBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <Catch key={`outer ${resetKey}`} render={() => <ErrorOfErrorPage />}>
      <Catch key={resetKey} render={(error) => <ErrorPage error={error} />}>
        {children}
      </Catch>
    </Catch>
  );
}
