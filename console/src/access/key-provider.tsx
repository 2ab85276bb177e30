import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useStored } from '../ui/use-stored.ts'
import { KeyContext } from './key-context.ts'
import { checkKeyText, type KeyCheck } from './key-holder.ts'

const storageName = 'mainstay.key'
/** Milliseconds without typing after which a key is taken for whole. */
const pauseMs = 700

/** Keeps the key with the tab or, where that is wanted, in this browser, and knows whose it is. */
export function KeyProvider({ children }: { readonly children: ComponentChildren }) {
  const [ofTab, storeInTab] = useStored(() => sessionStorage, storageName)
  const [ofBrowser, storeInBrowser] = useStored(() => localStorage, storageName)
  const [isRemembered, setRemembered] = useState(ofBrowser !== '')
  const value = isRemembered ? ofBrowser : ofTab
  const { check, checkNow } = useKeyCheck(value)
  const known = useMemo(() => {
    const store = isRemembered ? storeInBrowser : storeInTab
    const remember = (wanted: boolean) => {
      setRemembered(wanted)
      storeInBrowser(wanted ? value : '')
      storeInTab(wanted ? '' : value)
    }
    return { value, store, isRemembered, remember, check, checkNow }
  }, [value, isRemembered, check])
  return <KeyContext.Provider value={known}>{children}</KeyContext.Provider>
}

function useKeyCheck(value: string) {
  const [checked, setChecked] = useState<{ readonly value: string; readonly check: KeyCheck }>()
  const current = useRef<AbortController>(undefined)
  const isFirst = useRef(true)
  const checkNow = () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    void checkKeyText(value, controller.signal).then((check) => {
      if (current.current === controller) setChecked({ value, check })
    })
  }
  useEffect(() => {
    // What was kept from before is whole.
    const timer = setTimeout(checkNow, isFirst.current ? 0 : pauseMs)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [value])
  const check: KeyCheck =
    value === '' ? { state: 'none' } : checked?.value === value ? checked.check : { state: 'asking' }
  return { check, checkNow }
}
