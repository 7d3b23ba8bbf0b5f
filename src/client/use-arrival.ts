import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { laterState } from './asked-later.ts'

/**
 * Another value each time that the visitor comes to this page anew, by a link or by the back button, so that what the
 * address asks for is read again. What the page itself writes into the address replaces the entry, and is no arrival.
 */
export function useArrival(): string {
  const location = useLocation()
  const { key } = location
  const type = useNavigationType()
  const [arrival, setArrival] = useState(key)
  if (key !== arrival && (type !== NavigationType.Replace || location.state === laterState)) setArrival(key)
  return arrival
}
