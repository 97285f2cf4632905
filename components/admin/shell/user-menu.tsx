import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { userMenu } from '@/components/admin/routes';
import { PlaceName } from '@/components/admin/ui/place-name';
import { initialsOf } from '@/components/admin/lib/wording';
import { LanguageChoice } from './language-choice';
import { showDialog } from '@/components/admin/ui/dialog-frame';

type UserMenuProps = { readonly user: { readonly name: string; readonly jobTitle: string } };

const PANEL_ID = 'user-panel';
const entryStyle = 'flex min-h-11 w-full cursor-pointer items-center px-4 py-2 text-left hover:bg-paper';

/** User menu (APG, Disclosure). A click toggles the state before its focus, so the first Enter leaves open what the focus opened; presses inside are no blur (Safari). */
export function UserMenu({ user }: UserMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isPressing = useRef(false);
  const isReturning = useRef(false);
  const { name, jobTitle } = useStudio(({ state }) => state.profile) ?? user;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    const release = () => {
      isPressing.current = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      release();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [isOpen]);

  const closeToTrigger = () => {
    setIsOpen(false);
    wasOpen.current = false;
    isReturning.current = true;
    trigger.current?.focus();
    isReturning.current = false;
  };
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!isPressing.current && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    closeToTrigger();
  };
  const handleClick = () => {
    wasOpen.current = !wasOpen.current;
    setIsOpen(wasOpen.current);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- what bubbles here comes from the controls inside
    <div ref={root} className="relative ml-auto" onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onFocus={() => {
          if (!isOpen) wasOpen.current = false;
          if (!isReturning.current) setIsOpen(true);
        }}
        onClick={handleClick}
        className="flex min-h-11 cursor-pointer items-center gap-3.5 text-right leading-tight"
      >
        <span className="max-sm:sr-only">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-concrete-600">{jobTitle}</span>
        </span>
        <span
          aria-hidden="true"
          className="grid size-11 place-content-center bg-brand-deep font-semibold text-white"
        >
          {initialsOf(name)}
        </span>
      </button>
      <div
        id={PANEL_ID}
        hidden={!isOpen}
        onPointerDown={() => (isPressing.current = true)}
        className="absolute top-full right-0 z-header mt-2 w-60 border border-joint bg-white py-2 shadow-menu"
      >
        <ul>
          {userMenu.links.map(({ path, ...place }) => (
            <li key={place.title}>
              {path === '#' ? (
                // eslint-disable-next-line jsx-a11y/anchor-is-valid -- this entry has no target (docs/requirements.md)
                <a
                  href="#"
                  className={entryStyle}
                  onClick={(event) => {
                    event.preventDefault();
                    closeToTrigger();
                  }}
                >
                  <span>
                    <PlaceName of={place} />
                  </span>
                </a>
              ) : (
                <StudioLink href={path} className={entryStyle} onClick={() => setIsOpen(false)}>
                  <span>
                    <PlaceName of={place} />
                  </span>
                </StudioLink>
              )}
            </li>
          ))}
        </ul>
        <LanguageChoice />
        <button
          type="button"
          className={`${entryStyle} mt-2 border-t border-joint`}
          onClick={() => {
            closeToTrigger();
            showDialog('logOut');
          }}
        >
          <span>
            <PlaceName of={userMenu.logOut} />
          </span>
        </button>
      </div>
    </div>
  );
}
