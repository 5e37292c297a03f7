VAR count = 0

-> counting

=== counting
Count {count}.
+ [Count]
  ~ count += 1
  -> counting
