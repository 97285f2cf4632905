import { SignInForm } from './sign-in-form';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  repositoryAddress,
  tokenPage,
  connect,
  currentConnection,
  disconnect,
  failureText,
  onDisconnected,
  tokenProblem,
} from '@/components/admin/repository/connection';
import { HostError } from '@/components/admin/repository/host';
import { repositoryStrings as texts, tokenSteps } from '@/components/admin/strings/connection';
import { sharedStrings } from '@/components/admin/strings/shared';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { LabelledCheckbox, LabelledInput } from '@/components/admin/ui/labelled-input';
import type { ConnectFormProps } from './sign-in-form';

/** Returns a sentence about a failure of the host, or of a part of the studio that could not be loaded. */
const connectProblem = (error: unknown) =>
  error instanceof HostError ? failureText(error.failure) : sharedStrings.partMissing;

/** Connection to the website's repository: its state, and forms to connect and disconnect. */
export function RepositoryPanel() {
  const { owner, name, branch } = repositoryAddress();
  const [person, setPerson] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const state = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const show = async () => {
      const connection = await currentConnection();
      if (connection !== null) setPerson(connection.name);
      await connection?.host.readHead();
    };
    show().catch((error: unknown) => {
      // Other failures of the host, such as a lost network, leave the connection as it is.
      if (error instanceof HostError && error.failure !== 'expired') return;
      setPerson(null);
      setMessage(connectProblem(error));
    });
    return onDisconnected(() => {
      setPerson(null);
      setMessage(texts.disconnected);
    });
  }, []);

  const onConnected = (connected: string, isKept: boolean) => {
    setPerson(connected);
    // The pressed button unmounts with the form: focus moves to the status.
    state.current?.focus();
    setMessage(isKept ? '' : texts.notRemembered);
  };

  const leave = async () => {
    await disconnect();
    setPerson(null);
    setMessage(texts.disconnected);
    state.current?.focus();
  };

  const tokenForm = <ConnectForm onConnected={onConnected} />;
  const form = process.env.CONTENT_CLIENT_ID ? (
    <SignInForm onConnected={onConnected}>{tokenForm}</SignInForm>
  ) : (
    tokenForm
  );
  return (
    <>
      <p>{texts.where(owner, name, branch)}</p>
      <p role="status" tabIndex={-1} ref={state} className="mt-3 font-semibold empty:mt-0 focus:outline-none">
        {[person !== null && texts.connected(person), message].filter(Boolean).join(' ')}
      </p>
      {person === null ? form : <StudioButton label={texts.disconnect} onPress={leave} className="mt-4" />}
    </>
  );
}

/** Form for the token. React state never contains the token: it is read from the input, which is cleared afterwards. */
function ConnectForm({ onConnected }: ConnectFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null || isBusy) return;
    const token = input.value.trim();
    const unfit = tokenProblem(token);
    if (unfit !== null) return setProblem(texts.tokenProblems[unfit]);
    setIsBusy(true);
    setProblem(null);
    try {
      const { name, isKept } = await connect(token, box.current?.checked ?? false);
      input.value = '';
      onConnected(name, isKept);
    } catch (error) {
      setProblem(connectProblem(error));
    } finally {
      setIsBusy(false);
    }
  };

  const tokenLines = texts.tokenIntro(tokenSteps[repositoryAddress().host]);
  const lines = process.env.CONTENT_CLIENT_ID ? tokenLines : [...texts.intro, ...tokenLines];
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-3 max-w-measure">
      <ol className="list-decimal space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className="mt-4">
        <a
          href={tokenPage(texts.tokenName)}
          target="_blank"
          rel="noopener noreferrer"
          className={actionStyles.outline}
        >
          <span>{texts.makeToken}</span>
          <span className="sr-only">{` ${texts.newTab}`}</span>
        </a>
      </p>
      <LabelledInput
        ref={field}
        label={texts.token}
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
      />
      <LabelledCheckbox label={texts.remember} ref={box} className="mt-2 flex" />
      <div id={`${id}-problem`} role="alert">
        {problem !== null && (
          <p className="mt-2 border-l-4 border-clay bg-paper p-3 font-semibold">{problem}</p>
        )}
      </div>
      <button type="submit" aria-disabled={isBusy} className={`${actionStyles.solid} mt-3`}>
        {isBusy ? texts.connecting : texts.connect}
      </button>
    </form>
  );
}
