import { useEffect, useId, useRef, useState } from 'react';
import { connect, failureText, repositoryAddress } from '@/components/admin/repository/connection';
import { HostError } from '@/components/admin/repository/host';
import { finishSignIn, startSignIn } from '@/components/admin/repository/sign-in';
import { repositoryStrings, signInStrings as texts } from '@/components/admin/strings/connection';
import { sharedStrings } from '@/components/admin/strings/shared';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { useLatest } from '@/components/admin/ui/use-latest';
import type { Elements } from '@/components/ui/elements';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';

export type ConnectFormProps = { readonly onConnected: (name: string, isKept: boolean) => void };

type SignInFormProps = ConnectFormProps & { readonly children: Elements };

/** Sign-in at the host, which returns to this page (`CONTENT_CLIENT_ID`). React state never contains the token. */
export function SignInForm({ onConnected, children }: SignInFormProps) {
  const address = repositoryAddress();
  const host = address.host === 'gitlab' ? 'GitLab' : new URL(address.web).host;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(() => location.search !== '');
  const [problem, setProblem] = useState('');

  const finish = useLatest(async () => {
    try {
      const answer = await finishSignIn(address);
      if (typeof answer === 'string') setProblem(texts.problems[answer]);
      else if (answer !== null) {
        const { name, isKept } = await connect(answer.token, answer.isRemembered, answer);
        onConnected(name, isKept);
      }
    } catch (error) {
      if (!(error instanceof HostError)) return setProblem(sharedStrings.partMissing);
      const { failure } = error;
      setProblem(failure in texts.failures ? texts.failures[failure as 'missing'] : failureText(failure));
    } finally {
      setIsBusy(false);
    }
  });
  useEffect(() => void finish(), [finish]);

  const start = async () => {
    const unfit = isBusy ? null : await startSignIn(address, box.current?.checked ?? false);
    if (unfit !== null) setProblem(texts.problems[unfit]);
  };

  return (
    <div className="mt-3 max-w-measure">
      <ul className="list-disc space-y-1 pl-5">
        {[...repositoryStrings.intro, ...texts.intro(host)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <LabelledCheckbox label={repositoryStrings.remember} ref={box} className="mt-2 flex" />
      <div id={id} role="alert">
        {problem !== '' && (
          <p className="mt-2 border-l-4 border-clay bg-paper p-3 font-semibold">{problem}</p>
        )}
      </div>
      <button
        type="button"
        onClick={() => void start()}
        aria-disabled={isBusy}
        aria-describedby={id}
        className={`${actionStyles.solid} mt-3`}
      >
        {isBusy ? texts.busy : texts.signIn(host)}
      </button>
      <Disclosure summary={texts.useToken} className="mt-4">
        {children}
      </Disclosure>
    </div>
  );
}
