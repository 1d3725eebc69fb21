-- What wrk sends: the requests of a file as they stand there, a zero byte after each, one after the other. The last
-- stays where they run out, so that what may be sent once is refused and counted; see rawRequests.ts.
local requests, at = {}, 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for text in file:read("*a"):gmatch("([^%z]+)%z") do
    requests[#requests + 1] = text
  end
  file:close()
end

function request()
  at = at + 1
  if at > #requests then
    if requests[1]:sub(1, 4) == "GET " then at = 1 else at = #requests end
  end
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"perSecond":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
